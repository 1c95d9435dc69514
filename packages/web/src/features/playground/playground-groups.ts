import type { ComponentType } from 'react';

import { msg } from '../../i18n/translator.ts';
import { Buttons } from './groups/buttons.tsx';
import { Cards } from './groups/cards.tsx';
import { Choices } from './groups/choices.tsx';
import { Fields } from './groups/fields.tsx';
import { Loading } from './groups/loading.tsx';
import { Marks } from './groups/marks.tsx';
import { Messages } from './groups/messages.tsx';
import { Navigation } from './groups/navigation.tsx';
import { Overlays } from './groups/overlays.tsx';
import { Tables } from './groups/tables.tsx';
import { Theme } from './groups/theme.tsx';

interface PlaygroundGroup {
  /** Its anchor. */
  readonly id: string;
  /** Untranslated. */
  readonly title: string;
  /** The name of the stage it is shown on keeps its landmarks apart from those of the other stage. */
  readonly Content: ComponentType<{ stage: string }>;
  /** Needs all the room there is: one stage is below the other. */
  readonly isWide?: boolean;
}

/** The design system, part by part. */
export const playgroundGroups: readonly PlaygroundGroup[] = [
  { id: 'theme', title: msg('Colours and text'), Content: Theme },
  { id: 'buttons', title: msg('Buttons'), Content: Buttons },
  { id: 'fields', title: msg('Fields'), Content: Fields },
  { id: 'choices', title: msg('Choices'), Content: Choices },
  { id: 'messages', title: msg('Status and messages'), Content: Messages },
  { id: 'cards', title: msg('Cards and figures'), Content: Cards },
  { id: 'tables', title: msg('Tables'), Content: Tables, isWide: true },
  { id: 'navigation', title: msg('Navigation and steps'), Content: Navigation },
  { id: 'overlays', title: msg('Menus and dialogs'), Content: Overlays },
  { id: 'loading', title: msg('Loading'), Content: Loading },
  { id: 'marks', title: msg('Icons and images'), Content: Marks },
];
