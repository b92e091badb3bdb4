import { Skeleton } from "@/components/ui/skeleton";

/** What the visitor asked. Not read out: it is their own words. */
export function QuestionMessage({ children }: { children: string }) {
  return (
    <article aria-live="off" data-question className="chat-question">
      <h2 className="sr-only">You asked</h2>
      <p>{children}</p>
    </article>
  );
}

/** Lines in the place of an answer, until its first words are there. */
export function AnswerSkeleton() {
  return (
    <div data-skeleton aria-hidden="true" className="chat-skeleton">
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
