"use client";

import { useMutation } from "@tanstack/react-query";
import { Copy, Printer, Share2 } from "lucide-react";
import { useId } from "react";
import { useOnce } from "@/components/common/use-once";
import { copyOrShow, shareOrCopy } from "@/components/scripture/copy-text";
import { Button, buttonVariants } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/use-toast";
import { type Collection, changeCollectionMutation } from "@/lib/collections/client";
import { handoutPath, sharedPath } from "@/lib/handouts/constants";
import { failureWords } from "@/lib/http/failure-words";

/** Makes a collection public or private again, says what others see, and gives its link. */
export function ShareDialog({
  collection,
  onClose,
}: {
  collection: Collection;
  onClose: () => void;
}) {
  const { mutateAsync, isPending } = useMutation(changeCollectionMutation);
  const id = useId();
  const { title, isPublic, shareToken } = collection;

  const change = useOnce(async () => {
    try {
      await mutateAsync({ seen: collection, change: { isPublic: !isPublic } });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "The collection couldn’t be changed",
        description: failureWords(error, "Please try again."),
      });
    }
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Share</DialogTitle>
          <DialogDescription>{`“${title}”`}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <div className="flex items-center justify-between gap-4">
            <div>
              <p id={`${id}-label`} className="font-medium">
                Public
              </p>
              <p id={`${id}-words`} className="text-sm text-muted-foreground">
                {isPublic
                  ? "Anyone who has the link can read it."
                  : "Only you can read it, in this browser."}
              </p>
            </div>
            <Switch
              checked={isPublic}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-words`}
              aria-busy={isPending}
              onCheckedChange={() => void change()}
            />
          </div>
          <div className="mt-5 min-h-36">
            {isPublic && shareToken && <ShareLink title={title} token={shareToken} />}
          </div>
          <div className="border-t pt-4 text-sm text-muted-foreground">
            <p>
              Others see the title, the description and the verses in their order. They never see
              your notes, and for a verse that is “as entered, not checked” they see only the
              reference, if it is one.
            </p>
            <p className="mt-2">
              The link can’t be guessed and isn’t listed anywhere. Withdrawing it ends it for good;
              if you share the collection again, it gets a new link.
            </p>
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function ShareLink({ title, token }: { title: string; token: string }) {
  const id = useId();
  const link = window.location.origin + sharedPath(token);
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Link
      </label>
      <Input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="text-sm"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copyOrShow(link)}>
          <Copy aria-hidden="true" />
          Copy link
        </Button>
        <Button variant="outline" size="sm" onClick={() => void shareOrCopy(title, link)}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
        <a
          href={handoutPath(sharedPath(token))}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <Printer aria-hidden="true" />
          Handout<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </>
  );
}
