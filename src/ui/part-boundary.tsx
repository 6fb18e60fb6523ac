import { Component, type ReactNode } from 'react';

interface Props {
  /** What lies above the page could not be shown, most often because its code did not come. The page itself stays. */
  onMissing: (error: Error) => void;
  children: ReactNode;
}

/** Around code that comes when it is first needed: without it nothing is drawn, and the page does not go with it. */
export class PartBoundary extends Component<Props, { missing: boolean }> {
  declare state: { missing: boolean };
  constructor(props: Props) {
    super(props);
    this.state = { missing: false };
  }
  static getDerivedStateFromError() {
    return { missing: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onMissing(error);
  }
  override render() {
    return this.state.missing ? null : this.props.children;
  }
}
