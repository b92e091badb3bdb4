"use client";

import { useEffect } from "react";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "@/components/ui/use-toast";
import { WAITS_EVENT } from "@/lib/site/when-connected";
import { KeptForOffline } from "./kept-for-offline";

/**
 * The toasts, and what the site itself has to say by them: that something pressed waits for a
 * connection; and what keeps it for reading without one.
 */
export function Notices() {
  useEffect(() => {
    const sayWaiting = () =>
      toast({
        title: "You are offline",
        description: "What you asked for will open when you are connected again.",
        variant: "destructive",
      });
    window.addEventListener(WAITS_EVENT, sayWaiting);
    return () => window.removeEventListener(WAITS_EVENT, sayWaiting);
  }, []);
  return (
    <>
      <Toaster />
      <KeptForOffline />
    </>
  );
}
