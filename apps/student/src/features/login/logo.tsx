/** The lunch box of the icon in the browser's tab. */
export function Logo({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <rect width="64" height="64" rx="18" fill="#1f5fe0" />
      <rect x="12" y="18" width="40" height="30" rx="7" fill="#fff" />
      <path d="M32 18v30M32 32h20" stroke="#1f5fe0" strokeWidth="3" />
      <circle cx="22" cy="33" r="6" fill="#f0b64b" />
      <path
        d="m38 25.5 2.2 2.2 4.300-4.400M37 41h10"
        fill="none"
        stroke="#1f5fe0"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
