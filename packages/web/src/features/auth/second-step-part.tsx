import { later } from '../../i18n/later.ts';
import { LaterPart } from './later-part.tsx';
import type { SecondStepProps } from './second-step/second-step-props.ts';

/** What is behind the first step, and the staff login by passkey. */
export const secondStep = later('second-step', () => import('./second-step/second-step.tsx'));

/** The second step, fetched once it is asked for. */
export function SecondStepPart(props: SecondStepProps) {
  return <LaterPart part={secondStep}>{({ SecondStep }) => <SecondStep {...props} />}</LaterPart>;
}
