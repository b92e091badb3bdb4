"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { reportCreationMutation } from "@/lib/creations/client";
import { MAX_REASON } from "@/lib/creations/constants";
import { type ReportWords, reportWords } from "@/lib/creations/contract";
import { failureWords } from "@/lib/http/failure-words";

/** Reports to the operator that something public should be looked at again. */
export function ReportDialog({
  token,
  isOpen,
  onClose,
}: {
  token: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { mutateAsync, isSuccess } = useMutation(reportCreationMutation);
  const { register, handleSubmit, setError, formState } = useForm<ReportWords>({
    resolver: zodResolver(reportWords),
    defaultValues: { reason: "" },
  });
  const { errors, isSubmitting } = formState;

  const send = useOnce(async ({ reason }: ReportWords) => {
    try {
      await mutateAsync({ token, reason });
    } catch (error) {
      const message = failureWords(error, "Your report didn’t go through. Please try again.");
      setError("root", { message });
    }
  });

  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Report this</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {isSuccess ? (
            <>
              <p role="status">Thank you. We will look at it again.</p>
              <Button variant="outline" className="mt-4" onClick={onClose}>
                Close
              </Button>
            </>
          ) : (
            <form onSubmit={handleSubmit(send)} className="space-y-4">
              <p className="text-sm text-muted-foreground">
                It goes to whoever runs this site, without your name.
              </p>
              <Field label="What is wrong with it?" note="optional">
                {(field) => (
                  <Textarea
                    {...field}
                    {...register("reason")}
                    data-first-focus
                    rows={3}
                    maxLength={MAX_REASON}
                  />
                )}
              </Field>
              {errors.root && (
                <p role="alert" className="text-sm text-destructive">
                  {errors.root.message}
                </p>
              )}
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? "Sending..." : "Send report"}
              </Button>
            </form>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
