/** The site's mark: an open book under a rising light. Decorative. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path
        d="M16 26.5c-3.2-2.4-7.2-3.3-12-3V10.6c4.8-.3 8.8.6 12 3 3.2-2.4 7.2-3.3 12-3v12.9c-4.8-.3-8.8.6-12 3Z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M16 13.6v12.9" stroke="currentColor" strokeWidth="2" />
      <path
        d="M16 2.5v4M9.2 4.3l1.7 3.2M22.8 4.3l-1.7 3.2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
