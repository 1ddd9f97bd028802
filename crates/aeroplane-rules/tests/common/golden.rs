//! Files of what the engine did when it was last looked at. `AEROPLANE_BLESS=1 cargo test`, which `cargo xtask bless`
//! runs, writes them anew; the difference is then reviewed like code.

use std::path::Path;
use std::{env, fs};

/// Holds a text against the golden file of that name, or makes it the golden file.
pub(crate) fn check(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if env::var_os("AEROPLANE_BLESS").is_some_and(|value| value != "0") {
        fs::write(&path, text).unwrap();
        return;
    }
    // Git may check texts out with the line ends of the system.
    let golden = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let alike = golden.lines().zip(text.lines()).take_while(|(golden, found)| golden == found).count();
    assert!(
        golden == text,
        "tests/golden/{name} differs from line {} on:\n  golden: {:?}\n  found:  {:?}\n\
        If that is as it should be, run `cargo xtask bless` and review the difference.",
        alike + 1,
        golden.lines().nth(alike),
        text.lines().nth(alike),
    );
}
