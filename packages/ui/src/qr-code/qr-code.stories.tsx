import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownFrame } from '../testing/story-frame';
import { QrCode } from '.';
import { qrCodeGuide, sampleCells } from './qr-code.guide';

const meta = {
  title: '데이터/QR 코드 QrCode',
  id: 'data-qrcode',
  component: QrCode,
  args: {
    label: '인증 앱에 연결할 QR 코드',
    cells: sampleCells,
  },
  parameters: { guide: qrCodeGuide },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  name: '코드',
  tags: ['visual'],
  parameters: ownFrame(360),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '인증 앱에 연결할 QR 코드' })).toBeVisible();
  },
};

export const Small: Story = {
  name: '좁은 곳',
  render: (args) => (
    <div style={{ width: 180 }}>
      <QrCode {...args} />
    </div>
  ),
};
