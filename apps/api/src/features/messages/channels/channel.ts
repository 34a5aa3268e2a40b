import type { MessageChannel, MessageFailure } from '@academy/domain/messages';

/** What a channel carries. */
export interface Outgoing {
  /** The same at every try: by it the other side knows a message that it has already. */
  uid: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: Date;
}

export interface Channel {
  /** Who the other side sees as the sender. */
  from: string;
  /** Hands a message over. Throws `NotSent`. */
  send(message: Outgoing): Promise<{ providerId: string | null; cost: number }>;
}

/** A channel that nobody has set up is missing. */
export type Channels = Partial<Record<MessageChannel, Channel>>;

/** The other side does not have it. */
export class NotSent extends Error {
  constructor(
    readonly failure: MessageFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}
