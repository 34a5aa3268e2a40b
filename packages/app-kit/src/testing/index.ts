export { answeringBySchema, prematureOn, sightsOf } from './three-states';
