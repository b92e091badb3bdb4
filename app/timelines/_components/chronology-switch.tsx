import { RadioGroupItem } from "@/components/ui/radio-group";
import type { ChronologyInfo } from "@/lib/content/timeline/schema";

/**
 * Which count of years the markers follow. The island listens; the explanations share one place, so
 * choosing moves nothing.
 */
export function ChronologySwitch({ chronologies }: { chronologies: readonly ChronologyInfo[] }) {
  return (
    <>
      <p className="tl-uncertain">
        A hatched band marks an uncertain date, from its earliest to its latest year.
      </p>
      <fieldset className="tl-chronology">
        <legend>Chronology</legend>
        <div className="tl-choices needs-scripts">
          {chronologies.map(({ id, label }, index) => (
            <label key={id}>
              <RadioGroupItem
                variant="unstyled"
                name="chronology"
                value={id}
                defaultChecked={index === 0}
              />
              {label}
            </label>
          ))}
        </div>
        <div className="tl-explanations">
          {chronologies.map(({ id, label, explanation, source }) => (
            <p key={id} data-for={id}>
              <b>{label}.</b> {explanation} <small>{source}</small>
            </p>
          ))}
        </div>
      </fieldset>
    </>
  );
}
