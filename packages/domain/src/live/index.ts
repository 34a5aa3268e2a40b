export { hearsTopic, isTopicOn } from './hears-topic';
export { LIVE_PATH, STUDENT_LIVE_PATH, liveEventSchema, liveTopicSchema } from './schemas';
export type { LiveEvent, LiveTopic, StudentHint } from './schemas';
