"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Controller, useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { usePageTitle } from "@/components/common/use-page-title";
import { useToday } from "@/components/common/use-today";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { failureWords } from "@/lib/http/failure-words";
import { fieldErrors } from "@/lib/http/field-errors";
import { startPlanMutation } from "@/lib/reading-plans/client";
import { EVERY_DAY, MAX_PLAN_DAYS } from "@/lib/reading-plans/constants";
import { type OwnPlanForm as OwnPlan, ownPlanForm } from "@/lib/reading-plans/forms";
import { BookChoice } from "./book-choice";
import { OwnPlanPreview, useOwnPreview } from "./own-plan-preview";
import { LIST_HREF, usePlansAddress } from "./use-plans-address";
import { WeekdayChoice } from "./weekday-choice";

const FIELDS = ["title", "books", "days", "weekdays", "start"] as const;

/**
 * Makes a plan of the visitor's own and starts it, with a view of what it would be; what was filled
 * in stays when it could not be started.
 */
export function OwnPlanForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  usePageTitle("Make your own plan");
  // The form begins with the visitor's day, which is known as soon as the page runs.
  return today === null ? null : <OwnPlanFields today={today} onClose={onClose} />;
}

function OwnPlanFields({ today, onClose }: { today: string; onClose: () => void }) {
  const { register, control, watch, handleSubmit, setError, formState } = useForm<OwnPlan>({
    resolver: zodResolver(ownPlanForm),
    defaultValues: { title: "", books: [], days: "30", weekdays: [...EVERY_DAY], start: today },
  });
  const preview = useOwnPreview(watch());
  const refused = fieldErrors(preview.error);
  /**
   * What is wrong with a field: our own words after a submit, else what the server says of the
   * preview.
   */
  const wrong = (field: (typeof FIELDS)[number]) =>
    formState.errors[field]?.message ?? refused[field];
  const { openPlan } = usePlansAddress();
  const { mutateAsync } = useMutation(startPlanMutation);

  const start = useOnce(async ({ title, books, days, weekdays, start: first }: OwnPlan) => {
    try {
      const { started } = await mutateAsync({
        own: { books, days: Number(days), ...(title ? { title } : {}) },
        start: first,
        weekdays,
        today,
      });
      openPlan(started.id, "replace");
      toast({ title: "Plan started", description: started.title });
    } catch (error) {
      const named = fieldErrors(error);
      for (const field of FIELDS) if (named[field]) setError(field, { message: named[field] });
      toast({
        variant: "destructive",
        title: "The plan couldn’t be started",
        description: failureWords(error, "Please try again."),
      });
    }
  });

  function back(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose();
  }

  return (
    <section aria-labelledby="own-plan-title" className="own-plan">
      <a href={LIST_HREF} onClick={back} className="plans-back">
        <ArrowLeft aria-hidden="true" />
        All plans
      </a>
      <h2 id="own-plan-title">Make your own plan</h2>
      <form noValidate onSubmit={handleSubmit(start)} className="plans-form">
        <Field label="Name" hint="Optional, for example Luke and Acts." error={wrong("title")}>
          {(field) => (
            <Input {...field} {...register("title")} maxLength={200} autoComplete="off" />
          )}
        </Field>
        <Controller
          control={control}
          name="books"
          render={({ field: { value, onChange } }) => (
            <BookChoice chosen={value} onChange={onChange} error={wrong("books")} />
          )}
        />
        <div className="own-when">
          <Field
            label="Days from first to last"
            hint={`Calendar days, at most ${MAX_PLAN_DAYS}.`}
            error={wrong("days")}
          >
            {(field) => (
              <Input
                {...field}
                {...register("days")}
                inputMode="numeric"
                autoComplete="off"
                className="max-w-56"
              />
            )}
          </Field>
          <Field label="First day" error={wrong("start")}>
            {(field) => (
              <Input {...field} {...register("start")} type="date" className="max-w-56" />
            )}
          </Field>
        </div>
        <Controller
          control={control}
          name="weekdays"
          render={({ field: { value, onChange } }) => (
            <WeekdayChoice
              legend="Days for reading"
              chosen={value}
              onChange={onChange}
              error={wrong("weekdays")}
            />
          )}
        />
        <OwnPlanPreview preview={preview} />
        <div className="plans-form-foot">
          <Button type="submit" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? "Starting..." : "Start Plan"}
          </Button>
        </div>
      </form>
    </section>
  );
}
