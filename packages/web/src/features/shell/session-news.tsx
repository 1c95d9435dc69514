import { later } from '../../i18n/later.ts';
import { useServices } from '../../services.ts';
import { LaterPart } from '../../shared/page/later-part.tsx';

const part = later('session-news', () => import('./session-news/session-part.tsx'));
const nothing = async () => null;

/** Has whose portal it is for its key. That acting for a customer has ended, and that the login is about to. */
export function SessionNews() {
  const { actingEnded } = useServices();
  return (
    <LaterPart
      part={part}
      services={nothing}
      delay={actingEnded.get() ? 0 : 5_000}
      render={({ SessionPart }) => <SessionPart />}
    />
  );
}
