import type { WrittenBanner } from '@connect/core/domain/administration/portal-content';
import type { Day } from '@connect/core/domain/calendar/day';
import { ok } from '@connect/core/domain/result';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { bannerSource } from '../../shared/account/banner-source.ts';
import * as formCss from '../../shared/forms/user-form.css.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './admin-form.css.ts';
import { ContentEditor } from './content-editor.tsx';
import { contentProblem } from './content-texts.ts';
import { positionIn, ShowingFields } from './showing-fields.tsx';
import { useContentEdit } from './use-content-edit.ts';
import { useEntry } from './use-entry.ts';

interface BannerEditorProps {
  /** Null for a new one, at this place. */
  banner: WrittenBanner | null;
  place: number;
  today: Day;
  onBack: () => void;
  /** What was written is taken over by the lists. */
  onWritten: () => Promise<void>;
  onSaved: (alt: string) => void;
}

/** A banner is written, with what customers will see of it (specification §shown-content). */
export function BannerEditor({ banner, place, today, onBack, onWritten, onSaved }: BannerEditorProps) {
  const t = useTranslate();
  const { content } = useAdmin();
  const entry = useEntry(
    banner ? `banner ${banner.position} ${banner.language}` : 'banner',
    banner,
    banner
      ? { ...banner, position: String(banner.position), link: banner.link ?? '' }
      : {
          position: String(place),
          language: 'en',
          image: '',
          alt: '',
          link: '',
          regions: [],
          validFrom: null,
          validUntil: null,
        },
  );
  const { form, edit } = entry;
  const { busy, refusal, theirs, submit } = useContentEdit(
    entry,
    content.writeBanner,
    async (like) => {
      const read = await content.read();
      if (!read.ok) return read;
      return ok(
        read.value.banners.find((each) => each.position === like?.position && each.language === like.language) ?? null,
      );
    },
    onWritten,
  );
  const problemOf = (field: string) => contentProblem(t, refusal?.message ?? null, 'banner', field);
  const save = async (): Promise<void> => {
    const link = form.link.trim() || null;
    if (await submit({ ...form, link, position: positionIn(form.position) })) onSaved(form.alt.trim());
  };
  return (
    <ContentEditor
      back={t('All content')}
      title={banner ? t('Edit “{name}”', { name: banner.alt }) : t('Add a banner')}
      entry={entry}
      busy={busy}
      refusal={refusal}
      theirs={theirs === null ? undefined : theirs.now && <BannerPreview banner={theirs.now} />}
      preview={<BannerPreview banner={form} />}
      onSubmit={() => void save()}
      onBack={onBack}
    >
      <div className={formCss.names}>
        <Field
          label={t('What the picture shows')}
          hint={t('Read out to people who can’t see it.')}
          autoComplete="off"
          required
          value={form.alt}
          onChange={({ target }) => edit({ alt: target.value })}
          error={problemOf('alt')}
        />
        <Field
          label={t('Picture')}
          hint={t('The name of its file, such as spring.jpg, or its address.')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.image}
          onChange={({ target }) => edit({ image: target.value })}
          error={problemOf('image')}
        />
        <Field
          label={t('Leads to (optional)')}
          hint={t('An address that begins with https:// or /.')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form.link}
          onChange={({ target }) => edit({ link: target.value })}
          error={problemOf('link')}
        />
      </div>
      <ShowingFields entry={form} today={today} problemOf={problemOf} onChange={edit} />
    </ContentEditor>
  );
}

/** A name that may be a picture's: no other is asked for while it is typed. */
const isPicture = (image: string): boolean => /\.(avif|gif|jpe?g|png|svg|webp)(\?\S*)?$/i.test(image);

function BannerPreview({ banner: { image, alt } }: { readonly banner: Pick<WrittenBanner, 'image' | 'alt'> }) {
  const t = useTranslate();
  const { config } = useServices();
  /** What was asked for last, and is none. */
  const [missing, setMissing] = useState<string | null>(null);
  if (!isPicture(image)) return <p>{t('The picture appears here.')}</p>;
  return missing === image ? (
    <Notice>{t('This picture can’t be shown: check its name or address.')}</Notice>
  ) : (
    <div className={css.preview}>
      <img
        key={image}
        src={bannerSource(image, config.imageHost)}
        alt={alt}
        className={css.picture}
        onError={() => setMissing(image)}
      />
    </div>
  );
}
