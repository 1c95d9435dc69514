import type { SignOffReport } from '@connect/core/domain/reports/report';
import { storefronts } from '@connect/core/domain/access/storefront';
import { everywhere } from '@connect/core/domain/reports/region';
import { sql, type RawBuilder } from 'kysely';
import { startSeconds } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { ReportScope } from '../domain/report-scope.ts';

type RegionRow = SignOffReport['regions'][number];

/** How far each storefront's products are signed off, and the mean days between the two sign-offs of the period. */
export const signOffByRegion = async (database: Database, scope: ReportScope): Promise<RegionRow[]> => {
  const [start, end] = [startSeconds(scope.period.start), startSeconds(scope.period.end)];
  const isIn = (column: string): RawBuilder<boolean> =>
    sql`(${sql.ref(column)} >= ${start}::float8 and ${sql.ref(column)} < ${end}::float8)`;
  const asked = storefronts.filter(({ name }) => scope.region === everywhere || scope.region === name);
  const { rows } = await sql<RegionRow>`
    select region,
      count(*) filter (where signed_off_at = -1 and second_signed_off_at = -1)::integer as unsigned,
      count(*) filter (where signed_off_at > -1 and second_signed_off_at = -1)::integer as signed,
      count(*) filter (where second_signed_off_at > -1)::integer as "secondSigned",
      count(*) filter (where signed_off_at > -1 and ${isIn('signed_off_at')})::integer as "signedInPeriod",
      (avg(second_signed_off_at - signed_off_at) filter (where signed_off_at > -1 and second_signed_off_at > -1
        and ${isIn('second_signed_off_at')}) / 86400)::float8 as "daysToSecond"
    from regional_products
    where region in (${sql.join(asked.map(({ indexSuffix }) => indexSuffix))})
    group by region`.execute(database);
  const none = { unsigned: 0, signed: 0, secondSigned: 0, signedInPeriod: 0, daysToSecond: null };
  return asked.map(({ name, indexSuffix }) => ({
    ...(rows.find(({ region }) => region === indexSuffix) ?? none),
    region: name,
  }));
};
