import type { AcademyDraft, StoredLogo } from '@academy/domain/settings';

/** What the 학원 정보 tab edits: of the logo all that it takes to show it. */
export type AcademyForm = Omit<AcademyDraft, 'logo'> & { logo: StoredLogo | null };
