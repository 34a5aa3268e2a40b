import { FEATURES, type Feature } from '@academy/domain/features';
import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import type { Endpoint } from '@academy/domain/http';
import {
  kioskCodeEndpoints,
  kioskEndpoints,
  kioskManagementEndpoints,
} from '@academy/domain/kiosk';
import { noticeEndpoints, noticeSettingsEndpoints } from '@academy/domain/messages';
import { mockEndpoints, mockManagementEndpoints } from '@academy/domain/mocks';
import {
  objectionEndpoints,
  pointEndpoints,
  pointManagementEndpoints,
} from '@academy/domain/points';
import {
  approvalEndpoints,
  scheduleEndpoints,
  scheduleManagementEndpoints,
} from '@academy/domain/schedule';
import { seatEndpoints } from '@academy/domain/seats';
import { mockSettingsEndpoints } from '@academy/domain/settings';
import { reportEndpoints, studyTimeEndpoints } from '@academy/domain/study-time';

type Table = Readonly<Record<string, Endpoint>>;

/** The calls that go with a feature when an academy switches it off. */
const tables: Readonly<Record<Feature, readonly Table[]>> = {
  kiosk: [kioskEndpoints, kioskCodeEndpoints, kioskManagementEndpoints],
  guardians: [
    guardianEndpoints,
    guardianLinkEndpoints,
    guardianReportEndpoints,
    guardianRequestEndpoints,
    noticeEndpoints,
    noticeSettingsEndpoints,
  ],
  seats: [seatEndpoints],
  // The report for guardians is of both.
  'study-time': [studyTimeEndpoints, reportEndpoints, guardianReportEndpoints],
  mocks: [mockEndpoints, mockManagementEndpoints, mockSettingsEndpoints],
  schedule: [scheduleEndpoints, scheduleManagementEndpoints],
  points: [pointEndpoints, pointManagementEndpoints, objectionEndpoints],
};

/** Requests of any kind wait in one queue: reasons are decided without schedules, too. */
const always = new Set<Endpoint>(Object.values(approvalEndpoints));

const owners = new Map<Endpoint, Feature[]>();
for (const feature of FEATURES)
  for (const table of tables[feature])
    for (const endpoint of Object.values(table))
      if (!always.has(endpoint)) owners.set(endpoint, [...(owners.get(endpoint) ?? []), feature]);

/** Which switches a call depends on: it is answered while all of them are on. */
export const featuresOf = (endpoint: Endpoint): readonly Feature[] => owners.get(endpoint) ?? [];
