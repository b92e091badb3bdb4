import { cardVariants } from "@/components/ui/card";

const STEPS = [
  {
    title: "Evidence Collection",
    text: "Finds, measurements and texts are taken from the reports in which they were published, with author, year and place of publication.",
  },
  {
    title: "Cross-Referencing",
    text: "Each body of evidence is set beside the passages it bears on, with a note of whether it supports, correlates or contradicts.",
  },
  {
    title: "Reliability Assessment",
    text: "Every finding is graded by the same seven factors, from provenance and dating to what dissenting specialists say.",
  },
  {
    title: "Confidence Analysis",
    text: "The grades of an event’s cross references are combined by one published rule, with and without the testimony of Scripture.",
  },
];

/** The four steps from a find to a figure. */
export function ProcessSteps() {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className={cardVariants({ className: "flex gap-4 p-5" })}>
          <span
            aria-hidden="true"
            className="font-serif text-2xl leading-none font-semibold text-muted-foreground"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-serif text-lg leading-snug font-semibold">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
