import { NuqsAdapter } from "nuqs/adapters/next/app";
import { PageHeader } from "@/components/common/page-header";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { pageMetadata } from "@/lib/site/metadata";
import { ChatRoom } from "./_components/chat-room";
import { LAST_CONVERSATION } from "./_components/last-conversation";
import { Welcome } from "./_components/welcome";
import "./chat.css";

export const metadata = pageMetadata("/chat");

// Runs before the first paint: reserves room for the conversation that will be opened, so nothing
// shifts, and requests it while the page's scripts are still on their way.
const OPEN_EARLY =
  `(function(){${EARLY_READ_SOURCE}var q=new URLSearchParams(location.search),id=q.get('conversation');` +
  `try{if(!id&&!q.has('q'))id=localStorage.getItem('${LAST_CONVERSATION}')}catch(e){}` +
  "if(id){document.documentElement.dataset.chat='opening';" +
  "read('/api/conversations/'+encodeURIComponent(id)).catch(function(){})}})()";

export default function ChatPage() {
  return (
    <div className="chat-page mx-auto max-w-3xl">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy */}
      <script dangerouslySetInnerHTML={{ __html: OPEN_EARLY }} />
      <PageHeader title="AI Assistant">
        Ask about the Bible and get an answer in which every verse is printed from the Bible text
        itself.
      </PageHeader>
      <NuqsAdapter>
        <ChatRoom>
          <Welcome />
        </ChatRoom>
      </NuqsAdapter>
    </div>
  );
}
