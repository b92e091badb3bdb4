import { Calendar, MapPin } from "lucide-react";
import { opens } from "@/components/common/item-dialog";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import type { ChurchFather } from "@/lib/content/church-fathers/schema";
import { FatherDialog } from "./father-dialog";

/** A father in the list; his whole profile is in the dialog below the card. */
export function FatherCard({ father }: { father: ChurchFather }) {
  const [firstQuote] = father.notableQuotes;
  return (
    <article
      id={father.id}
      aria-labelledby={`${father.id}-name`}
      className={cardVariants({ className: "p-5 sm:p-7" })}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={`${father.id}-name`} className="font-serif text-2xl leading-snug font-semibold">
            {father.name}
          </h2>
          <p className="text-muted-foreground">{father.title}</p>
          <p className="mt-1 text-sm text-muted-foreground">
            {father.lifespan} · {father.location}
          </p>
        </div>
        <span className="level">Church Father</span>
      </div>
      <p className="mt-4 max-w-[68ch] leading-relaxed">{father.description}</p>

      <h3 className="eyebrow mt-6 mb-2">Key Contributions</h3>
      <ul className="contributions">
        {father.keyContributions.map((contribution) => (
          <li key={contribution}>{contribution}</li>
        ))}
      </ul>

      {firstQuote && (
        <figure className="mt-6 border-l-2 border-scripture-rule pl-5">
          <figcaption className="eyebrow mb-1.5">Notable Quote</figcaption>
          <blockquote className="font-serif text-[1.125rem] leading-relaxed">
            “{firstQuote.text}”
          </blockquote>
          <p className="mt-1.5 text-sm text-muted-foreground">
            <cite className="font-medium text-foreground not-italic">{father.name}</cite>,{" "}
            {firstQuote.work}, {firstQuote.section}
          </p>
        </figure>
      )}

      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <div className="flex flex-wrap gap-2">
          <span className="level whitespace-normal">
            <Calendar aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-0.125em]" />
            {father.lifespan}
          </span>
          <span className="level whitespace-normal">
            <MapPin aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-0.125em]" />
            {father.location}
          </span>
        </div>
        <Button variant="outline" {...opens(father.id)}>
          View Complete Profile<span className="sr-only">: {father.name}</span>
        </Button>
      </div>
      <FatherDialog father={father} />
    </article>
  );
}
