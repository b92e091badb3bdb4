"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { ServerData } from "@/components/common/server-data";
import { ShowMore } from "@/components/common/show-more";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import {
  type ConversationItem,
  conversationsOptions,
  deleteConversationMutation,
} from "@/lib/chat/client";
import { formatShortDate } from "@/lib/dates";
import { failureWords } from "@/lib/http/failure-words";
import { refusal } from "@/lib/http/request";

const UNTITLED = "Untitled conversation";

/** The visitor's conversations: open one, delete one. */
export function ConversationsDialog({
  currentId,
  onClose,
  onChoose,
  onDeleted,
}: {
  currentId: string | null;
  onClose: () => void;
  onChoose: (id: string) => void;
  /** The open conversation was deleted. */
  onDeleted: () => void;
}) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Earlier conversations</DialogTitle>
          <DialogDescription>
            Kept for 90 days, for this browser only. No account needed.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ServerData>
            <ConversationList currentId={currentId} onChoose={onChoose} onDeleted={onDeleted} />
          </ServerData>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function ConversationList({
  currentId,
  onChoose,
  onDeleted,
}: {
  currentId: string | null;
  onChoose: (id: string) => void;
  onDeleted: () => void;
}) {
  const list = useInfiniteQuery(conversationsOptions());
  const box = useRef<HTMLDivElement>(null);

  if (list.isPending) {
    return (
      <div role="status" aria-busy="true" className="space-y-3">
        <span className="sr-only">Loading your conversations</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (!list.data) {
    return (
      <EmptyState title="Your conversations couldn’t be loaded." onRetry={() => list.refetch()}>
        {refusal(list.error)?.detail}
      </EmptyState>
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {items.length === 0 && (
        <EmptyState title="No conversations yet">What you ask will be kept here.</EmptyState>
      )}
      <ul className="divide-y">
        {items.map((item) => (
          <ConversationRow
            key={item.id}
            item={item}
            isCurrent={item.id === currentId}
            onChoose={() => onChoose(item.id)}
            onDeleted={() => {
              if (item.id === currentId) onDeleted();
              box.current?.focus();
            }}
          />
        ))}
      </ul>
      <ShowMore read={list} size="sm" className="mt-4" />
    </div>
  );
}

function ConversationRow({
  item,
  isCurrent,
  onChoose,
  onDeleted,
}: {
  item: ConversationItem;
  isCurrent: boolean;
  onChoose: () => void;
  onDeleted: () => void;
}) {
  const deletion = useMutation(deleteConversationMutation);
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const title = item.title || UNTITLED;

  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  // The promise and not `onSuccess` of `mutate`: the row is gone from the list by then.
  function remove() {
    deletion.mutateAsync(item.id).then(onDeleted, (error: unknown) => {
      toast({
        title: "The conversation wasn’t deleted",
        description: failureWords(error, "Please try again."),
        variant: "destructive",
      });
      setIsAsking(false);
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Button
        variant="unstyled"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className="min-w-0 flex-[1_1_11rem] py-1.5 text-left hover:text-primary aria-[current]:text-primary"
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        {item.isImported && <span className="level mr-2">Imported</span>}
        <span className="text-[0.8125rem] text-muted-foreground">
          {formatShortDate(item.updatedAt)}
          {isCurrent && " · open now"}
        </span>
      </Button>
      {isAsking ? (
        // biome-ignore lint/a11y/useSemanticElements: a question with two buttons, no fields
        <div role="group" aria-label={`Delete “${title}”?`} className="flex items-center gap-2">
          <Button variant="destructive" size="sm" disabled={deletion.isPending} onClick={remove}>
            Delete for good
          </Button>
          <Button ref={keep} variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete “${title}”`}
          className="text-muted-foreground"
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      )}
    </li>
  );
}
