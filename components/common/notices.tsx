"use client";

import { useEffect } from "react";
import { ConnectionBanner } from "@/components/layout/connection-banner";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "@/components/ui/use-toast";
import { loadOutbox } from "@/lib/http/outbox/client";
import { readMark } from "@/lib/http/outbox/mark";
import { WAITS_EVENT } from "@/lib/site/when-connected";
import { KeptForOffline } from "./kept-for-offline";

/**
 * The toasts, and what the site itself has to say by them: that something pressed waits for a
 * connection, and what keeps it for reading without one; whether there is a connection.
 */
export function Notices() {
  useEffect(() => {
    const sayWaiting = () =>
      toast({
        title: "You’re offline",
        description: "It will open when you’re back online.",
        variant: "destructive",
      });
    window.addEventListener(WAITS_EVENT, sayWaiting);
    return () => window.removeEventListener(WAITS_EVENT, sayWaiting);
  }, []);
  useEffect(() => {
    // A page without anything of the visitor's sends what waits as well.
    if (readMark() !== null) void loadOutbox().catch(() => undefined);
  }, []);
  return (
    <>
      <ConnectionBanner />
      <Toaster />
      <KeptForOffline />
    </>
  );
}
