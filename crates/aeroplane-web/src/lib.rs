//! The web page of Aeroplane Chess, built and inside the program.
//!
//! The build script takes a page that is ready or builds one (`build/main.rs`), and lists its files in a table. The crate
//! knows the files and what can be said of each beforehand; how they are served is up to the server.
//!
//! ```
//! use aeroplane_web::{Encoding, Lifetime};
//!
//! let index = aeroplane_web::index();
//! assert_eq!(index.content_type(), "text/html; charset=utf-8");
//! assert_eq!(index.lifetime(), Lifetime::UntilChanged);
//! let plain = index.content(Encoding::Identity);
//! assert!(plain.is_some_and(|content| content.etag().starts_with('"')));
//! assert!(aeroplane_web::file("no/such/file").is_none());
//! ```

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// A file of the page.
#[derive(Debug)]
pub struct File {
    path: &'static str,
    content_type: &'static str,
    lifetime: Lifetime,
    plain: Content,
    brotli: Option<Content>,
    gzip: Option<Content>,
}

/// The bytes of a file in one encoding.
#[derive(Debug)]
pub struct Content {
    bytes: &'static [u8],
    etag: &'static str,
}

/// How the bytes of a file are written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// As they are.
    Identity,
    /// Compressed by Brotli.
    Brotli,
    /// Compressed by gzip.
    Gzip,
}

/// How long whoever has a file may go on using it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lifetime {
    /// Always: the name holds a hash of the content, so the same name is the same file.
    Forever,
    /// Until the server, which has to be asked each time, says that it has another one.
    UntilChanged,
}

/// The page itself: the file that loads all others.
pub fn index() -> &'static File {
    &FILES[INDEX]
}

/// The file at a path from the page's own folder, without a slash in front.
pub fn file(path: &str) -> Option<&'static File> {
    let place = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    FILES.get(place)
}

/// Every file of the page, in the order of their paths.
pub fn files() -> &'static [File] {
    &FILES
}

impl File {
    /// Where it lies in the page's folder, with `/` between the names.
    pub const fn path(&self) -> &'static str {
        self.path
    }

    /// What kind of file it is, as HTTP says it.
    pub const fn content_type(&self) -> &'static str {
        self.content_type
    }

    /// How long whoever has it may go on using it.
    pub const fn lifetime(&self) -> Lifetime {
        self.lifetime
    }

    /// The bytes as they are.
    pub const fn plain(&self) -> &Content {
        &self.plain
    }

    /// The bytes in that encoding, if it saves anything.
    pub const fn content(&self, encoding: Encoding) -> Option<&Content> {
        match encoding {
            Encoding::Identity => Some(&self.plain),
            Encoding::Brotli => self.brotli.as_ref(),
            Encoding::Gzip => self.gzip.as_ref(),
        }
    }
}

impl Content {
    /// The bytes.
    pub const fn bytes(&self) -> &'static [u8] {
        self.bytes
    }

    /// The strong entity tag of HTTP, with its quotation marks: other bytes have another one.
    pub const fn etag(&self) -> &'static str {
        self.etag
    }
}

impl Encoding {
    /// What HTTP calls it in `Content-Encoding`, which is not there where nothing was done.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Identity => None,
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
        }
    }
}
