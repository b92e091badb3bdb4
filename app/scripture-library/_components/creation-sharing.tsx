"use client";

import { useMutation } from "@tanstack/react-query";
import { Globe, Link2 } from "lucide-react";
import { useOnce } from "@/components/common/use-once";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { type Creation, changeCreationMutation } from "@/lib/creations/client";
import { failureWords } from "@/lib/http/failure-words";
import { isConflict } from "@/lib/http/write";
import { libraryHref } from "./use-library-address";

const STATES: Readonly<Record<Creation["moderation"], { title: string; text: string }>> = {
  none: {
    title: "Only you can read this",
    text: "Publishing makes a link that anyone who has it can open. It is listed in Discover only once we’ve reviewed it.",
  },
  waiting: {
    title: "Published by a link",
    text: "Anyone who has the link can read it. It is waiting to be reviewed; until then it isn’t listed in Discover.",
  },
  approved: {
    title: "Published and listed in Discover",
    text: "Anyone can read it there or by its link. If you change its words, it is reviewed again.",
  },
  refused: {
    title: "Reviewed and not published",
    text: "No one but you can read it, and its link no longer works. You can publish it again with different words.",
  },
};

/** Who can read a creation: publishing it, its link, taking it back. */
export function CreationSharing({ creation }: { creation: Creation }) {
  const { mutateAsync, isPending } = useMutation(changeCreationMutation);
  const { isPublic, shareToken, moderation, isGenerated } = creation;
  const { title, text } = STATES[isPublic && moderation === "none" ? "waiting" : moderation];

  const publish = useOnce(async (wanted: boolean) => {
    try {
      await mutateAsync({ seen: creation, change: { isPublic: wanted } });
      toast({ title: wanted ? "Published" : "No longer published" });
    } catch (error) {
      toast({
        title: wanted ? "Failed to publish" : "Failed to unpublish",
        description: isConflict(error)
          ? "It was changed elsewhere. Look at it again, then try again."
          : failureWords(error, "Please try again."),
        variant: "destructive",
      });
    }
  });

  return (
    <section aria-labelledby="creation-sharing" className="mt-6 border-t pt-5">
      <h3 id="creation-sharing" className="font-medium">
        {title}
      </h3>
      <p role="status" className="mt-1 max-w-prose text-sm text-muted-foreground">
        {text}
        {!isPublic &&
          !isGenerated &&
          " It will be marked as a visitor’s own words, not checked against the Bible."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isPublic && shareToken && (
          <Button
            size="sm"
            onClick={() =>
              copyOrShow(window.location.origin + libraryHref({ creation: shareToken }))
            }
          >
            <Link2 aria-hidden="true" />
            Copy link
          </Button>
        )}
        {isPublic ? (
          <Button
            variant="outline"
            size="sm"
            disabled={isPending}
            onClick={() => void publish(false)}
          >
            Unpublish
          </Button>
        ) : (
          moderation !== "refused" && (
            <Button
              variant="outline"
              size="sm"
              disabled={isPending}
              onClick={() => void publish(true)}
            >
              <Globe aria-hidden="true" />
              {isPending ? "Publishing..." : "Publish"}
            </Button>
          )
        )}
      </div>
      {isPublic && (
        <p className="mt-2 text-[0.8125rem] text-muted-foreground">
          Unpublishing disables this link for good; publishing again makes a new one.
        </p>
      )}
    </section>
  );
}
