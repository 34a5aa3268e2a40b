import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLogo } from '../../storybook/docs/sample-logo';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { AcademyLogo } from '.';
import { academyLogoGuide } from './academy-logo.guide';

const meta = {
  title: '화면 틀/학원 로고 AcademyLogo',
  id: 'shell-academylogo',
  component: AcademyLogo,
  args: {
    logo: sampleLogo(360, 96),
    name: '한빛학원',
    named: true,
    children: '한빛학원',
  },
  parameters: { guide: academyLogoGuide },
} satisfies Meta<typeof AcademyLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {
  name: '이름이 든 로고',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: '한빛학원' });
    await expect(logo).toBeVisible();
    await expect(logo.getBoundingClientRect()).toMatchObject({ width: 105, height: 28 });
    await expect(canvas.queryByText('한빛학원')).toBeNull();
  },
};

export const Sign: Story = {
  name: '이름이 없는 표지',
  tags: ['visual'],
  args: { logo: sampleLogo(96, 96), children: '아직' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('한빛학원')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const None: Story = {
  name: '로고가 없음',
  args: { logo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('한빛학원')).toBeVisible();
  },
};

export const Broken: Story = {
  name: '오지 않음',
  args: { logo: { url: 'data:image/webp,', width: 360, height: 96 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('한빛학원')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(160),
  args: { logo: sampleLogo(96, 96) },
  play: staysInSight,
};
