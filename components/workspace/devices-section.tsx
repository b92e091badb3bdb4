"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { failureWords } from "@/lib/http/failure-words";
import { devicesOptions, signOutMutation } from "@/lib/workspaces/devices/client";
import { DataSection, type Outcome } from "./data-section";
import { DeviceRow } from "./device-row";

/** The browsers that share what is kept, and the ways to name them and to sign them out. */
export function DevicesSection() {
  const devices = useQuery(devicesOptions());
  const signOut = useMutation(signOutMutation);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const all = devices.data ?? [];
  const others = all.filter(({ isThis }) => !isThis);

  /** One device, or with null all others. */
  function end(id: string | null) {
    const name = others.find((device) => device.id === id)?.name;
    setOutcome(null);
    signOut.mutate(id, {
      onSuccess: ({ signedOut }) =>
        setOutcome({
          words:
            signedOut === 1
              ? `${name ? `“${name}”` : "One device"} is signed out. What it has stored is deleted the next time it opens this site.`
              : `${signedOut} devices are signed out. What they have stored is deleted the next time they open this site.`,
        }),
      onError: (error) =>
        setOutcome({
          words: failureWords(error, "Nothing was signed out. Please try again."),
          isFailure: true,
        }),
    });
  }

  return (
    <DataSection title="Your devices" icon={MonitorSmartphone} outcome={outcome}>
      {devices.isError ? (
        <div>
          <p role="alert">{failureWords(devices.error, "Your devices couldn’t be loaded.")}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            onClick={() => void devices.refetch()}
          >
            Try Again
          </Button>
        </div>
      ) : (
        <p>
          {others.length > 0
            ? "These browsers can open your saved data, each with its own key. Sign out any that you’ve lost or no longer use."
            : "Only this browser can open your saved data."}
        </p>
      )}
      {all.length > 0 && (
        <ul className="divide-y rounded-lg border bg-card px-4">
          {all.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              canSignOut={!device.isThis && !signOut.isPending}
              onSignOut={() => end(device.id)}
              onOutcome={setOutcome}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button variant="outline" disabled={signOut.isPending} onClick={() => end(null)}>
          Sign out all others
        </Button>
      )}
    </DataSection>
  );
}
