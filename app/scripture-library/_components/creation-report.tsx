"use client";

import { type FormEvent, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { reportCreation } from "@/lib/creations/client";
import { failureWords } from "@/lib/http/write";

/** Tells the operator that something public should be looked at again. */
export function ReportDialog({
  token,
  isOpen,
  onClose,
}: {
  token: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [reason, setReason] = useState("");
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const [problem, setProblem] = useState<string | null>(null);

  const send = useOnce(async () => {
    setState("sending");
    setProblem(null);
    try {
      await reportCreation(token, reason);
      setState("sent");
    } catch (error) {
      setProblem(failureWords(error, "Your report did not arrive. Please try again."));
      setState("open");
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Report this" className="sm:max-w-md">
      {state === "sent" ? (
        <>
          <p role="status">Thank you. We will look at it again.</p>
          <Button variant="outline" className="mt-4" onClick={onClose}>
            Close
          </Button>
        </>
      ) : (
        <form onSubmit={submit} className="space-y-4">
          <p className="text-sm text-muted-foreground">
            It goes to whoever runs this site, without your name.
          </p>
          <Field label="What is wrong with it?" note="optional">
            {(field) => (
              <textarea
                {...field}
                data-first-focus
                name="reason"
                rows={3}
                maxLength={1_000}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                className="field-input resize-y"
              />
            )}
          </Field>
          {problem && (
            <p role="alert" className="text-sm text-destructive">
              {problem}
            </p>
          )}
          <Button type="submit" disabled={state === "sending"}>
            {state === "sending" ? "Sending..." : "Send report"}
          </Button>
        </form>
      )}
    </Modal>
  );
}
