export * from './audit-log';
export * from './limits';
export * from './managers';
export * from './meals';
export * from './news';
export * from './sessions';
export * from './settings';
export * from './students';
