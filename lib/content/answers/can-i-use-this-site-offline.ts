import type { Answer } from "./schema";

export const canIUseThisSiteOffline: Answer = {
  id: "can-i-use-this-site-offline",
  section: "This site",
  question: "Can I use this site offline or as an app?",
  askedAs: [
    "is there an app for this",
    "does this work without internet",
    "can i download the bible from here",
    "how do i put this on my home screen",
    "is there an android or iphone app",
    "does this work offline",
    "can i install this on my phone",
    "is there an app in the app store",
    "read the bible without internet here",
    "download for offline reading",
    "is there an app",
    "does this site have an app",
  ],
  answer:
    "There is no offline mode yet, so reading and searching need an internet connection. You can put the site on your phone’s home screen from the browser’s menu, and it then opens like an app, without a store. For times without a connection you can print a chapter from the reader or a reading plan, or export what you have saved as a file.",
  passages: [],
  sources: [],
  related: ["move-to-another-phone"],
};
