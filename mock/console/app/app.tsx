import { useEffect, useMemo, useState } from "preact/hooks";
import { createControlClient, isControlError } from "../../tools/control/client.ts";
import { describeError } from "../data/describe-error.ts";
import { createEventFeed } from "../data/event-feed.ts";
import { SessionContext, type Session, takeToken, readStored, store, TOKEN } from "./session.ts";
import { Shell } from "./shell.tsx";
import { SignIn } from "./sign-in.tsx";
import { ToastProvider } from "./toasts.tsx";

/** URL of the mock: this page is at `/__mock/` under it. */
const mockUrl = new URL("..", location.href.replace(/[?#].*$/s, "")).href;

const REJECTED = "The mock rejects this token. It may have been restarted: copy the token that it prints.";

/** The console: asks for the control token, then shows the views. */
export function App() {
  const [token, setToken] = useState(takeToken);
  const [problem, setProblem] = useState<string | null>(null);
  const signOut = (why: string | null): void => {
    store(TOKEN, null);
    setToken(null);
    setProblem(why);
  };
  const signIn = async (given: string): Promise<void> => {
    setProblem(null);
    try {
      await createControlClient({ url: mockUrl, token: given }).teams();
      store(TOKEN, given);
      setToken(given);
    } catch (cause) {
      setProblem(isControlError(cause) && cause.status === 401 ? REJECTED : describeError(cause));
    }
  };
  // A link such as `#token=...` may be opened in a tab that shows the console already.
  useEffect(() => {
    const follow = (): void => {
      if (location.hash.startsWith("#token=")) setToken(takeToken());
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  if (token === null) return <SignIn problem={problem} onSubmit={signIn} />;
  return <SignedIn key={token} token={token} signOut={signOut} />;
}

function SignedIn({ token, signOut }: { token: string; signOut: (why: string | null) => void }) {
  const [team, setTeam] = useState(() => readStored("team") ?? "team-1");
  const [isLive, setLive] = useState(false);
  const { control, feed } = useMemo(() => {
    const client = createControlClient({ url: mockUrl, token: /^[\x21-\x7e]+$/.test(token) ? token : "-" });
    return { control: client, feed: createEventFeed(client, setLive, () => signOut(REJECTED)) };
  }, [token]);
  useEffect(() => feed.start(), [feed]);
  const session = useMemo(
    (): Session => ({
      control,
      feed,
      isLive,
      team,
      chooseTeam: (name) => {
        store("team", name);
        setTeam(name);
      },
      signOut: () => signOut(null),
    }),
    [control, feed, isLive, team],
  );
  return (
    <SessionContext.Provider value={session}>
      <ToastProvider>
        <Shell />
      </ToastProvider>
    </SessionContext.Provider>
  );
}
