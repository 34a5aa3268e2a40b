import { FEATURES } from '@academy/domain/features';
import { isTopicOn, type LiveTopic } from '@academy/domain/live';
import type { ReadFeaturesOff } from '../features-off';

/** Sends what is said of a topic, unless it is of a feature that is off. */
export type TopicGate = (topic: LiveTopic, send: () => void) => void;

/** Where the switches cannot be read, a hint too many does no harm. */
export const createTopicGate =
  (readOff: ReadFeaturesOff): TopicGate =>
  (topic, send) => {
    if (isTopicOn(topic, FEATURES)) send();
    else
      void readOff().then(
        (off) => isTopicOn(topic, off) && send(),
        () => send(),
      );
  };
