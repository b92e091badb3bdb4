/** A grey bar in the place of words that are being fetched; decorative, the region around it says that it is busy. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`animate-pulse rounded-md bg-secondary ${className}`} />
  );
}
