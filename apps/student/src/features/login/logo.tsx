/** The lunch box of the icon in the browser's tab. */
export function Logo({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <rect width="64" height="64" rx="18" fill="var(--color-primary)" />
      <rect x="12" y="18" width="40" height="30" rx="7" fill="var(--color-on-primary)" />
      <path d="M32 18v30M32 32h20" stroke="var(--color-primary)" strokeWidth="3" />
      <circle cx="22" cy="33" r="6" fill="var(--color-lunch)" />
      <path d="m38 25.500 2.200 2.200 4.300-4.400M37 41h10" fill="none" stroke="var(--color-primary)" strokeWidth="2.800" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
