import type { Feature } from '@academy/domain/features';
import type { Right } from '@academy/domain/rights';
import type { ComponentType } from 'react';

type SettingsGroup = 'academy' | 'lunch' | 'attendance' | 'notices' | 'accounts';

/** A part of the settings; one that is another feature's is handed in by the app. */
export interface SettingsTab {
  /** In the address: `?tab=accounts`. */
  value: string;
  /** Under which heading of the list. */
  group: SettingsGroup;
  label: string;
  /** What else people call it and what it holds, for 빠른 찾기 and 설정 찾기. */
  words?: string;
  /** It is there while the academy uses this. */
  feature?: Feature;
  /** What an account needs to read it. */
  needs: Right;
  Component: ComponentType;
}
