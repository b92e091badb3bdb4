import { ITEMS_FOLLOWED } from "./items-followed";

// Runs while the page is still being read, so before any of it is painted: opens the item that the
// address names as soon as it is there. Opened later, by ItemDetailsHost, it would push everything
// below it away under the reader's eyes. Until that host runs it also follows links within the
// page.
const OPEN_NAMED =
  "(function(){function open(){var id='';try{id=decodeURIComponent(location.hash.slice(1))}catch(e){}" +
  "var named=id?document.getElementById(id):null,item=named&&named.closest('details[data-item]');" +
  "if(item)item.open=true;return named}" +
  "addEventListener('hashchange',function(){" +
  `if('${ITEMS_FOLLOWED}' in document.documentElement.dataset)return;` +
  "var named=open();if(named)named.scrollIntoView({behavior:'instant'})});" +
  "if(location.hash.length<2||open())return;" +
  "var parser=new MutationObserver(function(){if(open())parser.disconnect()});" +
  "parser.observe(document.documentElement,{childList:true,subtree:true});" +
  "addEventListener('DOMContentLoaded',function(){parser.disconnect()})})()";

/**
 * Opens the ItemDetails that the address names before the page is seen. Once per page, before the
 * first of them.
 */
export function ItemDetailsBoot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy
  return <script dangerouslySetInnerHTML={{ __html: OPEN_NAMED }} />;
}
