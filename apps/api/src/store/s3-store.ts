import { AwsClient } from 'aws4fetch';
import { contentKey, isPdfKey, isStoreKey, type Store } from './store';

export interface Bucket {
  /**
   * Without a slash at the end. The bucket's name follows in the path, as every S3-compatible
   * server understands it.
   */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What the names of its objects begin with, without a slash; left out: nothing. */
  folder?: string;
}

const OK_OR_GONE = [200, 202, 204, 404];
/**
 * Shorter than the database lets a transaction wait: uploads and the sweep call the bucket inside
 * one.
 */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/**
 * A bucket of any S3-compatible server. It stays private: browsers get pictures from our own
 * address only.
 */
export function s3Store({ endpoint, bucket, folder, ...keys }: Bucket): Store {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES, initRetryMs: 100 });
  const place = [endpoint, bucket, ...(folder === undefined ? [] : [folder])].join('/');
  const ask = async (
    method: string,
    key: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ) => {
    const answer = await client.fetch(`${place}/${key}`, {
      method,
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!OK_OR_GONE.includes(answer.status) || (method === 'PUT' && !answer.ok))
      throw new Error(`the bucket answered ${answer.status} to ${method} ${key}`);
    return answer;
  };
  return {
    async put(bytes, key = contentKey(bytes)) {
      const [hash = ''] = contentKey(bytes).split('.');
      // The bucket compares what arrives with the hash, so that half a picture is refused and not
      // kept.
      await ask('PUT', key, {
        body: Uint8Array.from(bytes),
        headers: {
          'content-type': isPdfKey(key) ? 'application/pdf' : 'image/webp',
          'x-amz-content-sha256': hash,
        },
      });
      return key;
    },
    async get(key) {
      if (!isStoreKey(key)) return null;
      const answer = await ask('GET', key);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    async delete(key) {
      if (isStoreKey(key)) await ask('DELETE', key);
    },
    url: (key) => `/api/files/${key}`,
  };
}
