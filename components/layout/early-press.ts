declare global {
  interface Window {
    /**
     * Repeats, once the page listens, what was done before it did: presses the last button that
     * opens something over the page again, and puts a fragment that came into the address and was
     * lost back there, reported like any other change of it.
     */
    repeatEarlyPress?: (() => void) | null;
  }
}

/** Links lead to a page of their own by themselves; buttons lead nowhere before scripts run. */
const BUTTONS = "button[data-save-verse],button[data-your-data]";

/**
 * Source of the inline script that notes what is pressed before the page runs. It stands before all
 * that can be pressed. Next.js reads the address when it begins and writes it back when it is done,
 * so a fragment that came in between would be lost without it; its event may come even later. Put
 * back without Next.js's own state it is taken over by it, and not written away again.
 */
export const NOTE_EARLY_PRESS =
  "(function(w,l,c,b,h){" +
  `w.onclick=function(e){b=(c=e.target.closest)&&c.call(e.target,'${BUTTONS}')||b};` +
  "w.onhashchange=function(e){h=new URL(e.newURL||l)};" +
  "w.repeatEarlyPress=function(){w.repeatEarlyPress=null;setTimeout(function(){" +
  "w.onclick=w.onhashchange=null;" +
  "if(h&&h.hash!=l.hash)history.replaceState(null,'',l.pathname+l.search+h.hash)," +
  "w.dispatchEvent(new Event('hashchange'));" +
  "if(b&&b.isConnected)b.click()})}})(window,location)";
