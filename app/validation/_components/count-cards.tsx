import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";

const COUNTS = [
  { type: "supports", label: "Supporting Evidence", color: "level-green" },
  { type: "correlates", label: "Correlating Evidence", color: "level-yellow" },
  { type: "contradicts", label: "Contradicting Claims", color: "level-red" },
] as const;
type Counts = Record<(typeof COUNTS)[number]["type"], number>;

/** The three counts; null while they are not known. With `onRetry` they could not be read. */
export function CountCards({ counts, onRetry }: { counts: Counts | null; onRetry?: () => void }) {
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3" aria-busy={counts === null && !onRetry}>
        {COUNTS.map(({ type, label, color }) => (
          <div key={type} className={cardVariants({ className: "flex flex-col-reverse p-5" })}>
            <dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
            <dd className={`count ${color}`}>{counts === null ? "–" : counts[type]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 min-h-9 text-sm text-muted-foreground">
        {onRetry ? (
          <p role="alert">
            The counts couldn’t be loaded.{" "}
            <Button variant="outline" size="sm" onClick={onRetry}>
              Try Again
            </Button>
          </p>
        ) : (
          <p>Findings by whether they support, correlate with or contradict the event.</p>
        )}
      </div>
    </>
  );
}
