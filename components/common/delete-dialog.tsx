"use client";

import { type ReactNode, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { failureWords } from "@/lib/http/failure-words";
import { refusal } from "@/lib/http/request";

/**
 * Asks before something is deleted for good. `remove` deletes it; what is gone already, from
 * another tab, counts as deleted by it. A failure is reported and leaves the dialog open.
 */
export function DeleteDialog({
  title,
  button,
  name,
  failure,
  remove,
  onClose,
  onDeleted,
  children,
}: {
  /** Of the dialog: "Delete Collection". */
  title: string;
  /** "Delete collection" */
  button: string;
  /** What the thing is called, for the word that it was deleted. */
  name: string;
  /** "The collection could not be deleted" */
  failure: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
  /** What goes, and what goes with it. */
  children: ReactNode;
}) {
  const [isDeleting, setIsDeleting] = useState(false);

  const run = useOnce(async () => {
    setIsDeleting(true);
    try {
      await remove();
    } catch (error) {
      if (refusal(error)?.status !== 404) {
        toast({
          variant: "destructive",
          title: failure,
          description: failureWords(error, "Please try again."),
        });
        setIsDeleting(false);
        return;
      }
    }
    toast({ title: `“${name}” was deleted` });
    onDeleted();
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {children}
          <DialogFooter>
            <Button variant="outline" data-first-focus onClick={onClose}>
              Cancel
            </Button>
            <Button variant="destructive" disabled={isDeleting} onClick={() => void run()}>
              {isDeleting ? "Deleting..." : button}
            </Button>
          </DialogFooter>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
