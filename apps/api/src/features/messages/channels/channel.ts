import type {
  DeliveryReport,
  MessageChannel,
  MessageFailure,
  MessageKind,
} from '@academy/domain/messages';

/** What a channel carries. */
export interface Outgoing {
  /** The same at every try: by it the other side knows a message that it has already. */
  uid: string;
  kind: MessageKind;
  recipient: string;
  subject: string;
  text: string;
  /** The approved template that says the same, for a channel that knows templates. */
  template: { id: string; variables: Record<string, string> } | null;
  createdAt: Date;
  /** After this it is out of date and is not sent. */
  giveUpAt: Date;
  /** Which try it is, from 1: whatever came before may have been taken and its answer lost. */
  tries: number;
}

export interface Channel {
  /** Who the other side sees as the sender. */
  from: string;
  /** Hands a message over. Throws `NotSent`. */
  send(message: Outgoing): Promise<{ providerId: string | null }>;
  /**
   * What became of a message it took, where it can tell; null: it does not know the message. Throws
   * `NotSent` without an answer.
   */
  ask?(providerId: string): Promise<DeliveryReport | null>;
}

/** A channel that is not set up is missing. */
export type Channels = Partial<Record<MessageChannel, Channel>>;

/** The channels as they are set up at the moment: a manager may change them at any time. */
export type OpenChannels = () => Promise<Channels>;

/** The other side does not have it. */
export class NotSent extends Error {
  constructor(
    readonly failure: MessageFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}
