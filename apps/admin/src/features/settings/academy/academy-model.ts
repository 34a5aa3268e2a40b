import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  checkAcademy,
  editedAcademySchema,
  type AcademyDraft,
  type EditedAcademy,
} from '@academy/domain/settings';
import { api } from '../../../shared/api';
import type { Saved, TabModel } from '../form/tab-model';
import { settingsTexts as texts } from '../settings-texts';

const toSaved = ({ academy, ...saved }: EditedAcademy): Saved<AcademyDraft> => ({
  settings: academy,
  ...saved,
});

/** 학원 정보: what both apps show around their pages. */
export const academyModel: TabModel<AcademyDraft> = {
  queryKey: ['settings', 'academy'],
  read: async (signal) => toSaved(await api.editedAcademy({ ...(signal && { signal }) })),
  write: async (body, version) => toSaved(await api.saveAcademy({ body, ...ifMatch(version) })),
  current(body) {
    const newer = editedAcademySchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: {
    name: '학원 이름',
    companyLines: '회사 정보',
    manualUrl: '사용 설명서 주소',
    deskPhone: '데스크 전화',
    channelUrl: '문의 채널 주소',
  },
  check: checkAcademy,
  valueText: ({ companyLines, ...lines }, field) =>
    (field === 'companyLines' ? companyLines.join(' / ') : lines[field]) || texts.empty,
  kept: keptInTab(),
  entity: 'academy',
};
