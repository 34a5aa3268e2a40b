export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';
