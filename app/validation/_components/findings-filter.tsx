import { useId } from "react";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import type { CrossReference } from "@/lib/validation/client";
import { eventNames, type FindingFilter, toEventId } from "@/lib/validation/rules";
import { GRADES, STANCES } from "./use-finding-filter";
import { TYPE_WORDS } from "./words";

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Which findings: three choices, and how many they leave. */
export function FindingsFilter({
  filter,
  setFilter,
  crossReferences,
  shown,
  total,
}: {
  filter: FindingFilter;
  setFilter: (change: Partial<FindingFilter>) => void;
  /** Empty where they could not be read: then only the grade can be chosen. */
  crossReferences: readonly CrossReference[];
  shown: number;
  total: number;
}) {
  const known = [...eventNames(crossReferences)];
  return (
    <search aria-label="Findings" className="mb-6 block">
      <div className="findings-filter">
        {known.length > 0 && (
          <>
            <Choice
              label="Event"
              every="Any event"
              value={toEventId(filter.event)}
              options={known}
              onChoose={(event) => setFilter({ event })}
            />
            <Choice
              label="Stance"
              every="Any stance"
              value={filter.stance ?? ""}
              options={STANCES.map((stance) => [stance, TYPE_WORDS[stance]])}
              onChoose={(value) =>
                setFilter({ stance: STANCES.find((stance) => stance === value) ?? null })
              }
            />
          </>
        )}
        <Choice
          label="Grade"
          every="Any grade"
          value={filter.grade ?? ""}
          options={GRADES.map((grade) => [grade, titled(grade)])}
          onChoose={(value) =>
            setFilter({ grade: GRADES.find((grade) => grade === value) ?? null })
          }
        />
      </div>
      <p role="status" className="mt-3 text-sm text-muted-foreground">
        {shown === total ? `All ${total} findings` : `${shown} of ${total} findings`}
      </p>
    </search>
  );
}

/** One choice of a list; the first entry stands for all and is the empty text. */
function Choice({
  label,
  every,
  value,
  options,
  onChoose,
}: {
  label: string;
  every: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const isKnown = value === "" || options.some(([known]) => known === value);
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onValueChange={onChoose} className="w-full">
        <option value="">{every}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
