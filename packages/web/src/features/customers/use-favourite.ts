import { useRef, useState } from 'react';

interface Favourite {
  /** What is wanted, as if the server had taken it already. */
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * A mark that is shown at once and then saved; when `save` says that it was not taken, it goes back. Pressed again meanwhile,
 * the last wish is saved once the one before is answered.
 */
export const useFavourite = (saved: boolean, save: (favourite: boolean) => Promise<boolean>): Favourite => {
  const [on, setOn] = useState(saved);
  const state = useRef({ saved, wanted: saved, saving: false });

  const saveWanted = async (): Promise<void> => {
    const now = state.current;
    now.saving = true;
    while (now.wanted !== now.saved) {
      const asked = now.wanted;
      if (await save(asked)) now.saved = asked;
      else now.wanted = now.saved;
    }
    now.saving = false;
    setOn(now.saved);
  };
  const toggle = (): void => {
    state.current.wanted = !state.current.wanted;
    setOn(state.current.wanted);
    if (!state.current.saving) void saveWanted();
  };
  return { on, toggle };
};
