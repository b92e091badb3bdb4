"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { formatShortDate } from "@/lib/dates";
import { failureWords } from "@/lib/http/failure-words";
import { type Device, renameDeviceMutation } from "@/lib/workspaces/devices/client";
import { MAX_DEVICE_NAME } from "@/lib/workspaces/devices/constants";
import { deviceForm } from "@/lib/workspaces/devices/contract";
import type { Outcome } from "./data-section";

/** When a device was last used: a day, since nothing finer is kept. */
function lastUseWords({ usedOn, createdAt, isThis }: Device): string {
  const since = formatShortDate(createdAt);
  const parts = since ? [`linked ${since}`] : [];
  if (!isThis) {
    const isToday = usedOn === new Date().toISOString().slice(0, 10);
    parts.unshift(`last used ${isToday ? "today" : (formatShortDate(usedOn) ?? usedOn)}`);
  }
  const words = parts.join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One device with its name, which can be changed, and its end. */
export function DeviceRow({
  device,
  canSignOut,
  onSignOut,
  onOutcome,
}: {
  device: Device;
  canSignOut: boolean;
  onSignOut: () => void;
  onOutcome: (outcome: Outcome | null) => void;
}) {
  const [isNaming, setIsNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setIsNaming(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {isNaming ? (
        <NameForm device={device} onClose={close} onOutcome={onOutcome} />
      ) : (
        <>
          <div className="min-w-40 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
              {device.name}
              {device.isThis && (
                <Badge variant="secondary" className="text-[0.8125rem]">
                  This device
                </Badge>
              )}
            </p>
            <p className="text-[0.8125rem] text-muted-foreground">{lastUseWords(device)}</p>
          </div>
          <div className="flex gap-2">
            <Button ref={opener} variant="outline" size="sm" onClick={() => setIsNaming(true)}>
              Rename<span className="sr-only">{` ${device.name}`}</span>
            </Button>
            {!device.isThis && (
              <Button variant="outline" size="sm" disabled={!canSignOut} onClick={onSignOut}>
                Sign out<span className="sr-only">{` ${device.name}`}</span>
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

function NameForm({
  device: { id, name },
  onClose,
  onOutcome,
}: {
  device: Device;
  onClose: () => void;
  onOutcome: (outcome: Outcome | null) => void;
}) {
  const rename = useMutation(renameDeviceMutation);
  const { register, handleSubmit, setFocus } = useForm({
    resolver: zodResolver(deviceForm),
    defaultValues: { name },
  });
  useEffect(() => setFocus("name", { shouldSelect: true }), [setFocus]);

  const submit = handleSubmit(
    (named) => {
      onOutcome(null);
      rename.mutate(
        { id, ...named },
        {
          onSuccess: onClose,
          onError: (error) =>
            onOutcome({
              words: failureWords(error, "The name couldn’t be saved. Please try again."),
              isFailure: true,
            }),
        },
      );
    },
    (errors) => onOutcome({ words: errors.name?.message ?? "", isFailure: true }),
  );

  return (
    <form onSubmit={submit} noValidate className="flex flex-1 flex-wrap gap-2">
      <div className="min-w-40 flex-1">
        <Input
          {...register("name")}
          aria-label={`Name of ${name}`}
          maxLength={MAX_DEVICE_NAME}
          autoComplete="off"
        />
      </div>
      <Button type="submit" size="lg" disabled={rename.isPending}>
        {rename.isPending ? "Saving..." : "Save"}
      </Button>
      <Button variant="ghost" size="lg" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
