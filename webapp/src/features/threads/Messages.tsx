import { useState } from "react";
import { t } from "#text";
import { Disclosure } from "../../ui/index.ts";
import { OwnConversation } from "./OwnConversation.tsx";
import { UnreadMessages } from "./UnreadMessages.tsx";

interface MessagesProps {
  applicationId: number;
  /** The page shows only this application, so it starts open. */
  alone: boolean;
}

/** The conversation about one of several applications; it is loaded when it is opened. */
export function Messages({ applicationId, alone }: MessagesProps) {
  const [isOpen, setOpen] = useState(alone);
  return (
    <Disclosure
      summary={
        <>
          {t`Messages`} <UnreadMessages applicationId={applicationId} />
        </>
      }
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <OwnConversation applicationId={applicationId} />}
    </Disclosure>
  );
}
