import { join } from 'node:path';
import type { Env } from '../env';
import { diskStore } from './disk-store';
import { s3Store } from './s3-store';
import type { Store } from './store';

type Settings = Pick<
  Env,
  | 'DATA_DIR'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/**
 * Where the pictures are kept: in the bucket when one is set (`readEnv` has seen to the rest), else
 * in a folder of this machine. `folder` is an academy's own in a bucket of many.
 */
export function openStore(
  {
    DATA_DIR,
    S3_ENDPOINT,
    S3_BUCKET,
    S3_REGION,
    S3_ACCESS_KEY_ID = '',
    S3_SECRET_ACCESS_KEY = '',
  }: Settings,
  folder?: string,
): Store {
  if (!S3_BUCKET || !S3_ENDPOINT) return diskStore(join(DATA_DIR, 'files'));
  return s3Store({
    endpoint: S3_ENDPOINT.replace(/\/$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(folder !== undefined && { folder }),
  });
}
