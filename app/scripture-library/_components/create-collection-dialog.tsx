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
import { toast } from "@/components/ui/use-toast";
import { createCollectionMutation } from "@/lib/collections/client";
import { type CollectionWords, collectionWords } from "@/lib/collections/contract";
import { failureWords } from "@/lib/http/failure-words";
import { CollectionFields } from "./collection-fields";

/**
 * Creates a collection; closes when it is there, and leaves what was typed when it could not be
 * made.
 */
export function CreateCollectionDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(createCollectionMutation);
  const { register, handleSubmit, formState } = useForm<CollectionWords>({
    resolver: zodResolver(collectionWords),
    defaultValues: { name: "", description: "" },
  });

  const create = useOnce(async ({ name, description }: CollectionWords) => {
    try {
      await mutateAsync({ name, description: description || undefined });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Failed to create collection",
        description: failureWords(error, "Please try again."),
      });
      return;
    }
    toast({ title: "Collection created successfully!" });
    onClose();
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Create Collection</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <form noValidate onSubmit={handleSubmit(create)} className="space-y-5">
            <CollectionFields register={register} errors={formState.errors} />
            <div className="flex justify-end">
              <Button type="submit" disabled={formState.isSubmitting}>
                {formState.isSubmitting ? "Creating..." : "Create Collection"}
              </Button>
            </div>
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
