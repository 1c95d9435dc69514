import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { radius, space } from '../../../theme/metrics.ts';
import { light } from '../../../theme/palettes.ts';
import type { ColorName } from '../../../theme/palettes.ts';
import * as text from '../../../theme/text.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { Example } from '../example.tsx';
import * as css from './groups.css.ts';

const isColorName = (name: string): name is ColorName => Object.hasOwn(light, name);

/** What components are made of: colours, text styles, corners and the grid. */
export function Theme() {
  const t = useTranslate();
  const sample = t('Every order, invoice and delivery in one place.');
  return (
    <>
      <Example code="vars.color" wide>
        <div className={css.swatches}>
          {Object.keys(light)
            .filter(isColorName)
            .map((name) => (
              <div key={name} className={css.swatch}>
                <div className={css.patch} style={{ background: vars.color[name] }} />
                {name}
              </div>
            ))}
        </div>
      </Example>
      {Object.entries(text).map(([name, style]) => (
        <Example key={name} code={`text.${name}`} wide>
          <p className={style}>{name === 'figure' ? '£40,000.00' : sample}</p>
        </Example>
      ))}
      <Example code="radius" wide>
        <div className={css.spaces}>
          {Object.entries(radius).map(([name, borderRadius]) => (
            <div key={name} className={css.swatch}>
              <div className={css.box} style={{ width: 72, height: 40, borderRadius }} />
              {name}
            </div>
          ))}
        </div>
      </Example>
      <Example code="space(1 … 10)" wide>
        <div className={css.spaces}>
          {[1, 2, 3, 4, 5, 6, 8, 10].map((steps) => (
            <div key={steps} className={css.swatch}>
              <div className={css.box} style={{ width: space(steps), height: space(steps) }} />
              {steps}
            </div>
          ))}
        </div>
      </Example>
    </>
  );
}
