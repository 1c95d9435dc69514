import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billOf, licenceReport } from './bill-of-materials.mjs';
import { requireProject, root } from './steps.mjs';

// What the portal is shipped with, as CycloneDX: `pnpm run sbom [file]`. Without a file the licences alone are looked at. It asks no network.
requireProject();
const [file] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'connect-sbom-'));
try {
  const made = join(folder, 'sbom.json');
  const args = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', made];
  const { status } = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'sbom', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The bill of materials could not be made: are the dependencies installed?');
  const bill = billOf(JSON.parse(readFileSync(made, 'utf8')));
  const { counts, problems } = licenceReport(bill);
  console.log(`${bill.components.length} packages: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`);
  if (file) writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  if (problems.length > 0) throw new Error(`Not a licence that is allowed:\n${problems.join('\n')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
