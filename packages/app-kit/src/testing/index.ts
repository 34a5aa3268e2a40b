export { silentClient } from './silent-client';
export { answeringBySchema, prematureOn, sightsOf } from './three-states';
