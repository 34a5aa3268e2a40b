const MINUTE_MS = 60_000;

/**
 * How long something still takes, in its two largest units, rounded up to whole minutes: `3일 4시간`,
 * `1시간 12분`, `1분`. Takes ms; nothing left is `0분`.
 */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  if (days > 0) return hours > 0 ? `${days}일 ${hours}시간` : `${days}일`;
  if (hours > 0) return rest > 0 ? `${hours}시간 ${rest}분` : `${hours}시간`;
  return `${rest}분`;
}
