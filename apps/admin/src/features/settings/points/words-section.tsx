import { bothPoints, formatSignedPoints, tidyPointWords } from '@academy/domain/points';
import { DownIcon, PointsIcon, UpIcon } from '@academy/ui/icon';
import { Row, Stack } from '@academy/ui/layout';
import { StatTile } from '@academy/ui/stat-tile';
import { TextField } from '@academy/ui/text-field';
import { Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import type { StandardDraft } from './standard-model';
import { standardTexts as texts } from './standard-texts';

const FIELDS = ['reward', 'penalty'] as const;
/** Example points of a student. */
const EXAMPLE = { reward: 5, penalty: 2 };

/** 학생 화면 명칭: the academy's words for 상점 and 벌점, and how a student's page begins with them. */
export function WordsSection({ form, disabledReason }: SectionProps<StandardDraft>) {
  const { draft, errors, set } = form;
  const words = tidyPointWords(draft);
  const wrong = errors.reward !== undefined || errors.penalty !== undefined;
  return (
    <Section {...texts.sections.words}>
      <div className={styles.pair}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={texts[field]}
            hint={texts.wordExample[field]}
            autoComplete="off"
            value={draft[field]}
            error={errors[field]}
            disabledReason={disabledReason}
            reasonHidden
            onValueChange={(value) => set(field, value)}
          />
        ))}
      </div>
      {!wrong && (
        <Stack as="section" gap={8} aria-label={texts.wordsPreview}>
          <p className={styles.help}>
            {texts.wordsPreview}: {texts.page(bothPoints(words).name)}
          </p>
          <Row gap={8}>
            <StatTile
              meaning="reward"
              icon={<UpIcon size="0.75em" />}
              label={texts.sum(words.reward)}
              value={formatSignedPoints(EXAMPLE.reward)}
            />
            <StatTile
              meaning="penalty"
              icon={<DownIcon size="0.75em" />}
              label={texts.sum(words.penalty)}
              value={formatSignedPoints(-EXAMPLE.penalty)}
            />
            <StatTile
              icon={<PointsIcon size="1em" />}
              label={texts.net}
              value={formatSignedPoints(EXAMPLE.reward - EXAMPLE.penalty)}
            />
          </Row>
        </Stack>
      )}
    </Section>
  );
}
