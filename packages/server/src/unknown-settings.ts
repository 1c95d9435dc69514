import { nearest } from '@connect/contract/issue-text';
import { edits } from '@connect/core/domain/search/edits';

/** A name that looks like one of the settings and is none, with the one that is nearest to it. */
export interface UnknownSetting {
  readonly name: string;
  readonly meant: string;
}

/** Platforms say so where other services are, by names of their own: `SEARCH_SERVICE_HOST`, `DATABASE_PORT_5432_TCP`. */
const ofPlatform = /_(SERVICE|PORT)(_|$)/;

/** OpenTelemetry's libraries read more of those than the portal does: one of these is meant where next to nothing is wrong with it. */
const ofLibraries = /^OTEL_/;

const firstWord = (name: string): string => name.split('_')[0]?.toUpperCase() ?? '';

/** A quarter of the letters wrong at most: `HOME` is no `HOST`. */
const isNear = (name: string, other: string): boolean =>
  edits(name.toUpperCase(), other) <=
  (ofLibraries.test(name) ? 2 : Math.floor(Math.max(name.length, other.length) / 4));

/** What an environment has that was meant for the portal, as it seems: it begins as settings do, or is nearly one of them. */
export const unknownSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly UnknownSetting[] =>
  Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || ofPlatform.test(name)) return [];
    const akin = known.filter(
      (each) => each.includes('_') && firstWord(each) === firstWord(name) && !ofLibraries.test(name),
    );
    const near = known.filter((each) => isNear(name, each));
    const [first] = akin;
    if (near.length === 0 && (first === undefined || !name.includes('_'))) return [];
    return [{ name, meant: nearest(name, near) ?? nearest(name, akin) ?? first ?? '' }];
  });

export const unknownText = ({ name, meant }: UnknownSetting): string =>
  `${name} is no setting, and has no effect; did you mean ${meant}?`;
